import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler } from 'react'
import { Form } from '../../../src/client/design/Form'
import { FormTextField } from '../../../src/client/design/FormTextField'
import { FormValues } from '../../../src/client/design/FormValues'

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
