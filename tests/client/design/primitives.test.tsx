import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Button } from '../../../src/client/design/buttons/Button'
import { Dialog } from '../../../src/client/design/dialogs/Dialog'
import { Price } from '../../../src/client/design/text/Price'
import { Stepper } from '../../../src/client/design/fields/Stepper'
import { Steps } from '../../../src/client/design/text/Steps'
import { TextField } from '../../../src/client/design/fields/TextField'
import { Toasts } from '../../../src/client/design/notices/Toasts'
import { useToast } from '../../../src/client/design/notices/useToast'

test('a price is cents in French, with what it includes', () => {
  render(<Price cents={1250} suffix="HT" />)
  expect(screen.getByText(/12,50\s€/)).toHaveTextContent('HT')
})

test('a field is read out with its hint and its error', () => {
  render(
    <TextField
      label="Téléphone"
      hint="Dix chiffres"
      error="Ce numéro est trop court."
      value="01"
      onChange={() => undefined}
    />,
  )
  const field = screen.getByRole('textbox', { name: 'Téléphone' })
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription('Ce numéro est trop court. Dix chiffres')
})

test('a quantity stays between its limits', async () => {
  const onChange = jest.fn()
  const user = userEvent.setup()
  const { rerender } = render(
    <Stepper value={1} min={1} max={2} onChange={onChange} label="la quantité" />,
  )
  expect(screen.getByRole('button', { name: 'Diminuer la quantité' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await user.click(screen.getByRole('button', { name: 'Augmenter la quantité' }))
  expect(onChange).toHaveBeenCalledWith(2)
  rerender(<Stepper value={2} min={1} max={2} onChange={onChange} label="la quantité" />)
  const increase = screen.getByRole('button', { name: 'Augmenter la quantité' })
  expect(increase).toHaveAttribute('aria-disabled', 'true')
  expect(increase).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(onChange).toHaveBeenCalledTimes(1)
})

test('a quantity that can be removed goes from its minimum to none', async () => {
  const onChange = jest.fn()
  const user = userEvent.setup()
  const { rerender } = render(
    <Stepper value={6} min={5} max={9} isRemovable onChange={onChange} label="la quantité" />,
  )
  const decrease = screen.getByRole('button', { name: 'Diminuer la quantité' })
  await user.click(decrease)
  expect(onChange).toHaveBeenLastCalledWith(5)
  rerender(
    <Stepper value={5} min={5} max={9} isRemovable onChange={onChange} label="la quantité" />,
  )
  await user.click(decrease)
  expect(onChange).toHaveBeenLastCalledWith(0)
})

test('a quantity typed below its minimum becomes the minimum, and none stays none', async () => {
  const onChange = jest.fn()
  const user = userEvent.setup()
  render(<Stepper value={6} min={5} max={9} onChange={onChange} label="la quantité" />)
  const field = screen.getByRole('spinbutton', { name: 'la quantité' })
  await user.clear(field)
  await user.type(field, '1{Enter}')
  expect(onChange).toHaveBeenLastCalledWith(5)
  await user.clear(field)
  await user.type(field, '0{Enter}')
  expect(onChange).toHaveBeenLastCalledWith(0)
})

test('a quantity that is typed counts once one taps elsewhere, and an emptied field changes nothing', async () => {
  const onChange = jest.fn()
  const user = userEvent.setup()
  render(<Stepper value={6} min={5} max={9} onChange={onChange} label="la quantité" />)
  const field = screen.getByRole('spinbutton', { name: 'la quantité' })
  await user.clear(field)
  await user.type(field, '8')
  expect(onChange).not.toHaveBeenCalled()
  await user.click(document.body)
  expect(onChange).toHaveBeenLastCalledWith(8)
  await user.clear(field)
  await user.click(document.body)
  expect(onChange).toHaveBeenCalledTimes(1)
  expect(field).toHaveValue(6)
})

test('a busy button takes no second click and keeps the focus', async () => {
  const onClick = jest.fn()
  const user = userEvent.setup()
  render(
    <Button isBusy onClick={onClick}>
      Payer
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Payer' })
  await user.click(button)
  expect(onClick).not.toHaveBeenCalled()
  expect(button).toHaveFocus()
})

test('the current step is named as such', () => {
  render(<Steps steps={['Récapitulatif', 'Livraison']} current={1} />)
  const [first, second] = screen.getAllByRole('listitem')
  expect(first).toHaveTextContent('terminée')
  expect(second).toHaveAttribute('aria-current', 'step')
})

test('a toast is said politely, once, and goes by itself', () => {
  jest.useFakeTimers()
  let toast = (_message: string): void => undefined
  function Speaker() {
    toast = useToast()
    return null
  }
  render(
    <Toasts>
      <Speaker />
    </Toasts>,
  )
  act(() => {
    toast('Ajouté au panier')
    toast('Ajouté au panier')
  })
  expect(screen.getByRole('status')).toHaveTextContent(/^Ajouté au panier$/)
  act(() => jest.advanceTimersByTime(6000))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()

  // Not while the keyboard is on it.
  act(() => toast('Article retiré'))
  const close = screen.getByRole('button', { name: 'Fermer' })
  act(() => close.focus())
  act(() => jest.advanceTimersByTime(60_000))
  expect(close).toHaveFocus()
  act(() => close.blur())
  act(() => jest.advanceTimersByTime(2000))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  jest.useRealTimers()
})

test('each of many things that were done can be taken back for its ten seconds', async () => {
  jest.useFakeTimers()
  const undone: number[] = []
  let toast: ReturnType<typeof useToast> = () => () => undefined
  function Speaker() {
    toast = useToast()
    return null
  }
  render(
    <Toasts>
      <Speaker />
    </Toasts>,
  )
  const say = (at: number) => toast('Retiré', { label: 'Annuler', run: () => undone.push(at) })
  act(() => [1, 2, 3, 4].forEach(say))
  const undos = () => screen.queryAllByRole('button', { name: 'Annuler' })
  expect(undos()).toHaveLength(3)
  act(() => jest.advanceTimersByTime(9000))
  for (const at of [1, 2, 3, 4]) {
    act(() => undos().at(-1)?.click())
    expect(undone).toHaveLength(at)
  }
  expect(undone).toEqual([4, 3, 2, 1])
  act(() => [5, 6, 7, 8].forEach(say))
  act(() => jest.advanceTimersByTime(10_000))
  expect(undos()).toHaveLength(0)
  jest.useRealTimers()
})

test('a toast is shown in the dialog that is open, where it can be pressed, and on the page once it is closed', async () => {
  const undo = jest.fn()
  function Page() {
    const toast = useToast()
    const [isOpen, setOpen] = useState(true)
    return (
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Plateau Belleville"
        footer={
          <button onClick={() => toast('Plateau retiré', { label: 'Annuler', run: undo })}>
            Retirer
          </button>
        }
      >
        Un plat.
      </Dialog>
    )
  }
  render(
    <Toasts>
      <Page />
    </Toasts>,
  )
  const user = userEvent.setup()
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Retirer' }))
  expect(dialog.getByText('Plateau retiré').closest('[aria-live]')).toHaveAttribute(
    'aria-live',
    'polite',
  )
  await user.click(dialog.getByRole('button', { name: 'Annuler' }))
  expect(undo).toHaveBeenCalledTimes(1)
  expect(screen.queryByText('Plateau retiré')).not.toBeInTheDocument()

  await user.click(dialog.getByRole('button', { name: 'Retirer' }))
  const [leave] = dialog.getAllByRole('button', { name: 'Fermer' })
  if (leave) await user.click(leave)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('Plateau retiré')
  await user.click(screen.getByRole('button', { name: 'Annuler' }))
  expect(undo).toHaveBeenCalledTimes(2)
})

test('a dialog that opens takes along what can be undone; what was only said stays behind it', async () => {
  function Page() {
    const toast = useToast()
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <button
          onClick={() => {
            toast('Comme la dernière fois')
            toast('Plateau retiré', { label: 'Annuler', run: () => undefined })
            setOpen(true)
          }}
        >
          Ouvrir
        </button>
        <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Plateau Belleville">
          <button onClick={() => toast('Adresse copiée')}>Copier</button>
        </Dialog>
      </>
    )
  }
  render(
    <Toasts>
      <Page />
    </Toasts>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Ouvrir' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByRole('button', { name: 'Annuler' })).toBeVisible()
  expect(dialog.queryByText('Comme la dernière fois')).not.toBeInTheDocument()
  const page = screen.getByRole('status', { hidden: true })
  expect(page).toHaveTextContent(/^Comme la dernière fois$/)

  await user.click(dialog.getByRole('button', { name: 'Copier' }))
  expect(dialog.getByText('Adresse copiée')).toBeVisible()
  const [close] = dialog.getAllByRole('button', { name: 'Fermer' })
  await user.click(close ?? page)
  expect(page).toHaveTextContent(/^Comme la dernière fois.*Plateau retiré.*Adresse copiée$/)
})
