import { useMemo } from 'react'
import { atom, useRecoilValue, useSetRecoilState } from 'recoil'
import type { Modal } from './modal'

const modalState = atom<Modal | null>({ key: 'modal', default: null })

/** The verbs alone, for what need not be rendered again when something opens. */
export function useModalVerbs(): { open(modal: Modal): void; close(): void } {
  const setModal = useSetRecoilState(modalState)
  return useMemo(
    () => ({ open: (next: Modal) => setModal(next), close: () => setModal(null) }),
    [setModal],
  )
}

/** The one modal or dimmer that is open, and the verbs that open and close it. */
export function useModal(): { modal: Modal | null; open(modal: Modal): void; close(): void } {
  return { modal: useRecoilValue(modalState), ...useModalVerbs() }
}
