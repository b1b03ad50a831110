import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { LegalLine } from '../../../src/client/app/footer/LegalLine'
import { ConfirmDialog } from '../../../src/client/design/dialogs/ConfirmDialog'
import { PasswordInput } from '../../../src/client/design/fields/PasswordInput'
import { SelectField } from '../../../src/client/design/fields/SelectField'
import { Stepper } from '../../../src/client/design/fields/Stepper'
import { Outcome } from '../../../src/client/design/notices/Outcome'
import { Toasts } from '../../../src/client/design/notices/Toasts'
import { FactsLine } from '../../../src/client/design/text/FactsLine'

test('a quantity says what it counts in its field and its buttons, and in no group around them', () => {
  render(<Stepper value={1} max={9} onChange={() => undefined} label="la quantité de tartes" />)
  expect(screen.getByRole('spinbutton')).toHaveAccessibleName('la quantité de tartes')
  expect(screen.queryByRole('group')).not.toBeInTheDocument()
})

test('the button of a password says what a press does, and no state beside it', async () => {
  const user = userEvent.setup()
  render(<PasswordInput aria-label="Mot de passe" />)
  await user.click(screen.getByRole('button', { name: 'Afficher le mot de passe' }))
  const button = screen.getByRole('button', { name: 'Masquer le mot de passe' })
  // « Masquer, pressé » would say that it is hidden.
  expect(button).not.toHaveAttribute('aria-pressed')
})

test('a dialog that asks before something is gone says what it leads to as it opens', () => {
  render(
    <ConfirmDialog
      title="Supprimer cette carte ?"
      keepLabel="Garder la carte"
      confirmLabel="Supprimer"
      isBusy={false}
      onClose={() => undefined}
      onConfirm={() => Promise.resolve(null)}
    >
      Elle ne sera plus proposée.
    </ConfirmDialog>,
  )
  const dialog = screen.getByRole('dialog', { name: 'Supprimer cette carte ?' })
  expect(dialog).toHaveAccessibleDescription('Elle ne sera plus proposée.')
})

test('a message that comes while another is shown is read out alone', () => {
  render(<Toasts>{null}</Toasts>)
  expect(screen.getByRole('status')).toHaveAttribute('aria-atomic', 'false')
})

test('facts in a line are heard one by one, without the dots between them', () => {
  render(
    <button type="button">
      <FactsLine facts={['Vegan', 'Pour 8 personnes']} />
    </button>,
  )
  const button = screen.getByRole('button', { name: 'Vegan Pour 8 personnes' })
  expect(button).toHaveTextContent('Vegan · Pour 8 personnes')
})

test('what takes the place of a form that was sent is a region inside what has the focus, not both in one', () => {
  render(<Outcome title="Merci">À bientôt.</Outcome>)
  const region = screen.getByRole('status')
  expect(region).toHaveTextContent('Merci')
  expect(region).not.toHaveFocus()
  expect(document.activeElement).toContainElement(region)
})

test('a list without which a form is not sent says so', () => {
  render(
    <SelectField isRequired label="Effectif" value="" options={[]} onChange={() => undefined} />,
  )
  expect(screen.getByRole('combobox', { name: 'Effectif' })).toBeRequired()
})

test('a link that opens another tab says so', () => {
  render(<LegalLine links={[['/cgv', 'Conditions de vente']]} />, { wrapper: MemoryRouter })
  const link = screen.getByRole('link', { name: 'Conditions de vente' })
  expect(link).toHaveAccessibleDescription('Nouvel onglet')
})
