import { useEffect, useRef, useState } from 'react'
import { useForm, useFormState } from 'react-final-form'
import {
  filledByWallet,
  lacksBilling,
  type WalletBilling,
  type WalletInvoice,
} from '#domain/cart/walletBilling'
import { focusFirstError } from '../../design/forms/focusFirstError'
import type { ConfirmCard, Pay } from './payByCard'

export type WalletOrder = {
  /** The form holds the invoice, and the wallet fills what is empty of it. */
  hasInvoice: boolean
  pay: Pay
  /** While the order is being paid, by whatever way. */
  isBusy: boolean
  onPaying: (isPaying: boolean) => void
  /** What the sheet is to tell where no form holds it. */
  needs?: WalletNeeds
}

type WalletNeeds = { needsBilling: boolean; needsContact: boolean }

/** What a wallet has no need of. */
const CARD_FIELDS: ReadonlySet<string> = new Set(['number', 'expiry', 'cvc'])
/** An invoice that lacks nothing of a wallet. */
const WRITTEN = { customerName: '-', address: '-' }

/** A try that failed: at these fields, or for a reason that the form says. */
type Failure = { fields?: readonly string[] }

/** The moments of a wallet in the surrounding form: its press, the agreement in its sheet, the sheet that is closed. */
export function useWalletPayment({ hasInvoice, pay, isBusy, onPaying, needs }: WalletOrder) {
  const form = useForm<Partial<WalletInvoice>>('useWalletPayment')
  const { values } = useFormState<Partial<WalletInvoice>>({ subscription: { values: true } })
  const [heldNeeds, setHeldNeeds] = useState<WalletNeeds | null>(null)
  const [isClosed, setClosed] = useState(false)
  const hasAgreed = useRef(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure !== null) focusFirstError(ref.current?.closest('form') ?? null, failure.fields)
  }, [failure])
  // The e-mail address and the phone beside a form are those of the delivery.
  const ownNeeds = { needsBilling: hasInvoice && lacksBilling(values), needsContact: false }
  const wanted = heldNeeds ?? needs ?? ownNeeds
  // What was said when the wallet was closed goes as another way of paying is tried, which shows its own messages.
  if (isClosed && isBusy) setClosed(false)

  const isTold = (field: string) =>
    hasInvoice &&
    field in WRITTEN &&
    lacksBilling({ ...WRITTEN, [field]: form.getState().values[field as keyof WalletInvoice] })

  /** Whether every field is right but the card's and those of `isLeft`; else what is wrong gets its words and the focus. */
  const isRight = (isLeft: (field: string) => boolean) => {
    const problems = Object.entries(form.getState().errors ?? {}).flatMap(([field, problem]) =>
      problem === undefined || CARD_FIELDS.has(field) || isLeft(field) ? [] : [field],
    )
    if (problems.length === 0) return true
    // Their words stand beside them once they count as left.
    form.batch(() => problems.forEach((field) => form.blur(field as keyof WalletInvoice)))
    setFailure({ fields: problems })
    return false
  }
  const fill = (billing: WalletBilling) => {
    if (!hasInvoice) return
    const invoice = filledByWallet(form.getState().values, billing)
    form.batch(() => {
      if (invoice.customerName) form.change('customerName', invoice.customerName)
      if (invoice.address) form.change('address', invoice.address)
    })
  }

  const settle = async (confirm: ConfirmCard, told: WalletBilling) => {
    onPaying(true)
    try {
      const errors = await pay({ kind: 'card', confirm, told })
      if (errors) setFailure({})
      return !errors
    } finally {
      onPaying(false)
    }
  }

  return {
    ref,
    isClosed,
    needs: wanted,
    press: () => {
      if (isBusy) return false
      setClosed(false)
      hasAgreed.current = false
      return isRight(isTold)
    },
    agree: async (confirm: ConfirmCard, billing: WalletBilling) => {
      hasAgreed.current = true
      // The sheet is not changed while it pays.
      setHeldNeeds(wanted)
      fill(billing)
      try {
        // What the wallet has not told, the fields of the invoice say.
        return isRight(() => false) && (await settle(confirm, billing))
      } finally {
        setHeldNeeds(null)
      }
    },
    /** The customer closed the wallet's sheet. After an agreement the payment's own outcome is shown instead: it may be a charge. */
    cancel: () => setClosed(!hasAgreed.current),
  }
}
