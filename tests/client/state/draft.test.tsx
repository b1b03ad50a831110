import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { StateProvider } from '../../../src/client/state/StateProvider'
import { useDraft } from '../../../src/client/state/useDraft'
import { useSession } from '../../../src/client/state/useSession'
import { openTab } from './tabs'

const openForm = (name = 'invoice') => openTab(() => useDraft(name))
const type = (form: ReturnType<typeof openForm>, values: Record<string, unknown>) =>
  act(() => form.result.current.keepDraft(values))

beforeEach(() => window.sessionStorage.clear())
afterEach(() => jest.restoreAllMocks())

test('leaving a form and coming back, by a reload too, keeps every field', () => {
  const form = openForm()
  type(form, { invoiceAddress: '12 rue de Rivoli', hasCopy: true })
  form.close()
  expect(openForm().result.current.draft).toEqual({
    invoiceAddress: '12 rue de Rivoli',
    hasCopy: true,
  })
})

test('each form has a draft of its own', () => {
  type(openForm(), { name: 'Camille' })
  expect(openForm('delivery').result.current.draft).toEqual({})
})

test('passwords and card fields are never kept', () => {
  type(openForm(), {
    email: 'camille@atelier-nord.example',
    password: 'Demo-Tablee-2026',
    newPassword: 'x',
    newpassword1: 'x',
    number: '4242424242424242',
    expiry: '12/30',
    cvc: '123',
  })
  expect(openForm().result.current.draft).toEqual({ email: 'camille@atelier-nord.example' })
  expect(JSON.stringify({ ...window.sessionStorage })).not.toMatch(/4242|Demo-Tablee/)
})

test('the draft does not change under an open form', () => {
  const form = openForm()
  type(form, { name: 'Camille' })
  expect(form.result.current.draft).toEqual({})
})

test('a form that was sent leaves no draft', () => {
  const form = openForm()
  type(form, { name: 'Camille' })
  act(() => form.result.current.forgetDraft())
  expect(window.sessionStorage).toHaveLength(0)
})

test('a corrupt draft is discarded', () => {
  window.sessionStorage.setItem('tablee.drafts', '{"invoice":{"name":{}}}')
  expect(openForm().result.current.draft).toEqual({})
})

function Form() {
  const { draft, keepDraft } = useDraft('invoice')
  return (
    <input
      aria-label="Nom"
      defaultValue={String(draft.name ?? '')}
      onChange={({ target }) => keepDraft({ name: target.value })}
    />
  )
}

function Office() {
  const [isOpen, setIsOpen] = useState(true)
  const { signOut } = useSession()
  return (
    <>
      {isOpen && <Form />}
      <button onClick={() => setIsOpen(!isOpen)}>Formulaire</button>
      <button onClick={signOut}>Se déconnecter</button>
    </>
  )
}

test('signing out forgets what was typed: the next person does not find it', async () => {
  const person = userEvent.setup()
  render(<Office />, { wrapper: StateProvider })
  const reopen = async () => {
    await person.click(screen.getByRole('button', { name: 'Formulaire' }))
    await person.click(screen.getByRole('button', { name: 'Formulaire' }))
    return screen.getByRole('textbox', { name: 'Nom' })
  }
  await person.type(screen.getByRole('textbox', { name: 'Nom' }), 'Camille')
  expect(await reopen()).toHaveProperty('value', 'Camille')
  await person.click(screen.getByRole('button', { name: 'Se déconnecter' }))
  expect(await reopen()).toHaveProperty('value', '')
  expect(window.sessionStorage).toHaveLength(0)
})

test('with a blocked storage forms still work', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const form = openForm()
  type(form, { name: 'Camille' })
  expect(form.result.current.draft).toEqual({})
})
