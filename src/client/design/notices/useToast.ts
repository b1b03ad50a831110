import { createContext, useContext, type RefObject } from 'react'

/** One thing to do about what was said, while it is shown. */
export type ToastAction = {
  label: string
  run: () => void
  /** `cart` where it takes a change of the cart back. */
  undoes?: 'cart' | undefined
}

/** What it returns takes the toast away, when it is no longer true. */
export type ShowToast = (message: string, ...actions: readonly ToastAction[]) => () => void

export const ToastContext = createContext<ShowToast>(() => () => undefined)

/** Says where toasts appear from now on, until what it returns is called. */
export type TakeToasts = (place: HTMLElement) => () => void

export const ToastPlaceContext = createContext<TakeToasts>(() => () => undefined)

/** Where a notice stands that stays until it is dealt with. A new value would throw away the page that the server has rendered. */
export const NoticePlaceContext = createContext<RefObject<HTMLElement | null>>({ current: null })

export const EndCartUndoContext = createContext<() => void>(() => undefined)

/** Takes away the toasts that take a change of the cart back, for who has gone on with the cart as it is. Others keep their time. */
export const useEndCartUndo = (): (() => void) => useContext(EndCartUndoContext)

/** `const toast = useToast()`, then `toast('Ajouté au panier')`: read out politely, gone by itself. */
export const useToast = (): ShowToast => useContext(ToastContext)
