import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FORM_ERROR } from 'final-form'
import { Profiler } from 'react'
import { Form } from '../../../src/client/design/forms/Form'
import { FormTextField } from '../../../src/client/design/forms/FormTextField'
import { forgetFormErrors } from '../../../src/client/design/forms/forgottenErrors'
import { FormValues } from '../../../src/client/design/forms/FormValues'

type Values = { firstname: string; lastname: string }

test('a key renders its own field and what follows the values, not the rest of the form', async () => {
  const rendered: string[] = []
  const watched = (id: string, part: JSX.Element) => (
    <Profiler id={id} onRender={() => rendered.push(id)}>
      {part}
    </Profiler>
  )
  const user = userEvent.setup()
  render(
    <Form<Values> onSubmit={jest.fn()}>
      {() => (
        <>
          {watched('prénom', <FormTextField name="firstname" label="Prénom" />)}
          {watched('nom', <FormTextField name="lastname" label="Nom" />)}
          {watched(
            'salut',
            <FormValues<Values>>{({ firstname }) => <p>Bonjour {firstname}</p>}</FormValues>,
          )}
        </>
      )}
    </Form>,
  )
  await user.click(screen.getByRole('textbox', { name: 'Prénom' }))
  rendered.length = 0
  await user.keyboard('L')
  expect(screen.getByText('Bonjour L')).toBeVisible()
  expect(new Set(rendered)).toEqual(new Set(['prénom', 'salut']))
})

test('what is wrong with a field that the form does not show is said above it, beside what is wrong with the others', async () => {
  const user = userEvent.setup()
  const problems = { firstname: 'Trop long.', website: 'Cette valeur n’est pas acceptée.' }
  render(
    <Form<Values> onSubmit={() => problems}>
      {() => (
        <>
          <FormTextField name="firstname" label="Prénom" />
          <button type="submit">Envoyer</button>
        </>
      )}
    </Form>,
  )
  await user.click(screen.getByRole('button', { name: 'Envoyer' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Cette valeur n’est pas acceptée\.$/)
  const field = screen.getByRole('textbox', { name: 'Prénom' })
  expect(field).toHaveAccessibleDescription('Trop long.')
  expect(field).toHaveFocus()
})

test('what is said above the form alone takes the focus, and is read once: the alert stands in what is focused', async () => {
  const user = userEvent.setup()
  const send = () => ({ [FORM_ERROR]: 'Épuisé.' })
  render(<Form<Values> onSubmit={send}>{() => <button type="submit">Envoyer</button>}</Form>)
  await user.click(screen.getByRole('button', { name: 'Envoyer' }))
  const alert = await screen.findByRole('alert')
  expect(alert).not.toHaveFocus()
  expect(document.activeElement).toContainElement(alert)
  expect(document.activeElement).toHaveTextContent(/^Épuisé\.$/)
})

test('what is said above the form goes when it holds no more, and comes with a try that fails later', async () => {
  const user = userEvent.setup()
  const send = jest.fn(() => ({ [FORM_ERROR]: 'Reconnectez-vous.' }))
  render(<Form<Values> onSubmit={send}>{() => <button type="submit">Envoyer</button>}</Form>)
  const press = () => user.click(screen.getByRole('button', { name: 'Envoyer' }))
  await press()
  expect(screen.getByText('Reconnectez-vous.')).toBeVisible()
  act(forgetFormErrors)
  expect(screen.queryByText('Reconnectez-vous.')).not.toBeInTheDocument()

  send.mockImplementation(() => {
    forgetFormErrors()
    return { [FORM_ERROR]: 'Épuisé.' }
  })
  await press()
  expect(screen.getByText('Épuisé.')).toBeVisible()
})

test('a try that the form refuses tells nothing of the last one about a field that was put right, or about the whole', async () => {
  const user = userEvent.setup()
  const send = jest.fn(() => ({
    firstname: 'Ce prénom est pris.',
    lastname: 'Ce nom est pris.',
    [FORM_ERROR]: 'Rien n’a été enregistré.',
  }))
  render(
    <Form<Values & { email: string }>
      onSubmit={send}
      validate={({ email }) => (email ? { email: 'Cette adresse est fausse.' } : {})}
    >
      {() => (
        <>
          <FormTextField name="firstname" label="Prénom" />
          <FormTextField name="lastname" label="Nom" />
          <FormTextField name="email" label="E-mail" />
          <button type="submit">Envoyer</button>
        </>
      )}
    </Form>,
  )
  const field = (name: string) => screen.getByRole('textbox', { name })
  const press = () => user.click(screen.getByRole('button', { name: 'Envoyer' }))
  await press()
  expect(await screen.findByRole('alert')).toHaveTextContent('Rien n’a été enregistré.')
  expect(field('Prénom')).toHaveAccessibleDescription('Ce prénom est pris.')
  await user.type(field('Prénom'), 'Camille')
  await user.type(field('E-mail'), 'x')
  expect(field('Prénom')).toHaveAccessibleDescription('')
  await press()
  await screen.findByText('Cette adresse est fausse.')
  expect(field('Prénom')).toHaveAccessibleDescription('')
  expect(field('Nom')).toHaveAccessibleDescription('Ce nom est pris.')
  expect(screen.queryByText('Rien n’a été enregistré.')).not.toBeInTheDocument()
  await user.clear(field('E-mail'))
  await press()
  await screen.findByText('Rien n’a été enregistré.')
  expect(field('Prénom')).toHaveAccessibleDescription('Ce prénom est pris.')
  expect(send).toHaveBeenCalledTimes(2)
})
