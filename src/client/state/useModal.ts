import { useMemo } from 'react'
import { atom, useRecoilState } from 'recoil'
import type { Modal } from './modal'

const modalState = atom<Modal | null>({ key: 'modal', default: null })

/** The one modal or dimmer that is open, and the verbs that open and close it. */
export function useModal(): { modal: Modal | null; open(modal: Modal): void; close(): void } {
  const [modal, setModal] = useRecoilState(modalState)
  const verbs = useMemo(
    () => ({ open: (next: Modal) => setModal(next), close: () => setModal(null) }),
    [setModal],
  )
  return { modal, ...verbs }
}
