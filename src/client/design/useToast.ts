import { createContext, useContext } from 'react'

export type ShowToast = (message: string) => void

export const ToastContext = createContext<ShowToast>(() => undefined)

/** `const toast = useToast()`, then `toast('Ajouté au panier')`: read out politely, gone by itself. */
export const useToast = (): ShowToast => useContext(ToastContext)
