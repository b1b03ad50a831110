import { useEffect, useRef, useState } from 'react'
import { type PaidState } from './payLate'

const ASK_EVERY_MS = 1500
const ASK_AT_MOST = 10

/** While on, asks until the provider's webhook has reached the books, and tells what they say; the last answer when none settles it. */
export function useConfirmation(
  isOn: boolean,
  paidState: () => Promise<PaidState>,
  onTold: (state: PaidState) => void,
): void {
  const [asked, setAsked] = useState(0)
  const told = useRef(onTold)
  useEffect(() => {
    told.current = onTold
  })

  useEffect(() => {
    if (!isOn) return undefined
    let isWanted = true
    const askNow = async () => {
      const state = await paidState()
      if (!isWanted) return
      if (state === 'paid' || state === 'canceled' || asked + 1 >= ASK_AT_MOST) {
        setAsked(0)
        told.current(state)
      } else setAsked(asked + 1)
    }
    // The webhook has mostly come by the time that the browser asks for the first time.
    const timer = setTimeout(() => void askNow(), asked === 0 ? 0 : ASK_EVERY_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [isOn, asked, paidState])
}
