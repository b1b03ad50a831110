import { act, render, screen } from '@testing-library/react'
import { Form } from '../../../src/client/design/forms/Form'
import { FormEditListener } from '../../../src/client/design/forms/FormEditListener'
import { FormTextField } from '../../../src/client/design/forms/FormTextField'
import { StateProvider } from '../../../src/client/state/StateProvider'
import { useCart } from '../../../src/client/state/useCart'
import { useDraft } from '../../../src/client/state/useDraft'

type Values = { details: string; message: string }
const ALL_BUT_MESSAGE = ['details'] as const

function Mail() {
  const { keepDraft } = useDraft('letter')
  const { editDeliveryContact } = useCart()
  return (
    <Form<Values> onSubmit={() => undefined}>
      {() => (
        <>
          <FormEditListener<Values> onEdit={keepDraft} />
          <FormEditListener<Values> fields={ALL_BUT_MESSAGE} onEdit={editDeliveryContact} />
          <FormTextField name="details" label="Consignes" />
          <FormTextField name="message" label="Message" />
        </>
      )}
    </Form>
  )
}

/** One event as a browser sends it, outside of what the testing library finishes by itself: no task runs after it. */
function typeAtOnce(label: string, value: string) {
  const field = screen.getByLabelText(label)
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const draft = () => window.sessionStorage.getItem('tablee.drafts')
const cart = () => window.localStorage.getItem('tablee.cart') ?? ''

beforeEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
})
afterEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  await act(async () => undefined)
})

test('what is typed is stored before anything else can happen, such as a reload', () => {
  render(<Mail />, { wrapper: StateProvider })
  typeAtOnce('Consignes', '3e étage')
  expect(draft()).toContain('3e étage')
  expect(cart()).toContain('3e étage')
})

test('a field that is another one’s business is not told', () => {
  render(<Mail />, { wrapper: StateProvider })
  typeAtOnce('Message', 'Bonjour')
  expect(draft()).toContain('Bonjour')
  expect(cart()).toBe('')
})
