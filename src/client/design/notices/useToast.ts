import { createContext, useContext } from 'react'

/** One thing to do about what was said, while it is shown. */
export type ToastAction = { label: string; run: () => void }

export type ShowToast = (message: string, ...actions: readonly ToastAction[]) => void

export const ToastContext = createContext<ShowToast>(() => undefined)

/** Says where toasts appear from now on, until what it returns is called. */
export type TakeToasts = (place: HTMLElement) => () => void

export const ToastPlaceContext = createContext<TakeToasts>(() => () => undefined)

export const EndUndoContext = createContext<() => void>(() => undefined)

/** Takes away the toasts with something to do about what was said: who has gone on is not followed by them. */
export const useEndUndo = (): (() => void) => useContext(EndUndoContext)

/** `const toast = useToast()`, then `toast('Ajouté au panier')`: read out politely, gone by itself. */
export const useToast = (): ShowToast => useContext(ToastContext)
