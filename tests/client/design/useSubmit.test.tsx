import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { SubmissionErrors } from 'final-form'
import { useState } from 'react'
import { Form } from '../../../src/client/design/forms/Form'
import { FormTextField } from '../../../src/client/design/forms/FormTextField'
import { useSubmit } from '../../../src/client/design/forms/useSubmit'

type Values = { name: string }
type Send = (values: Values) => Promise<SubmissionErrors | void>

function Sender({ send }: { send: Send }) {
  useSubmit<Values>(send)
  return null
}

function Page({ send }: { send: Send }) {
  const [isThere, setThere] = useState(false)
  return (
    <>
      <Form<Values> label="Form" initialValues={{ name: '' }}>
        {() => (
          <>
            <FormTextField name="name" label="Nom" />
            {isThere && <Sender send={send} />}
            <button type="submit">Envoyer</button>
          </>
        )}
      </Form>
      <button onClick={() => setThere(!isThere)}>Partie</button>
    </>
  )
}

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('the part of a form that can send does, while it is there, and what was typed stays', async () => {
  const send = jest.fn(() => Promise.resolve())
  render(<Page send={send} />)
  await userEvent.type(screen.getByLabelText('Nom'), 'Zoé')
  await click('Envoyer')
  expect(send).not.toHaveBeenCalled()

  await click('Partie')
  await click('Envoyer')
  expect(send).toHaveBeenCalledWith({ name: 'Zoé' })

  await click('Partie')
  await click('Envoyer')
  expect(send).toHaveBeenCalledTimes(1)
  expect(screen.getByLabelText('Nom')).toHaveValue('Zoé')
})

test('a form takes one submit at a time', async () => {
  let finish = () => {}
  const send = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  render(<Page send={send} />)
  await click('Partie')
  await userEvent.dblClick(screen.getByRole('button', { name: 'Envoyer' }))
  expect(send).toHaveBeenCalledTimes(1)
  await act(async () => finish())
  await click('Envoyer')
  expect(send).toHaveBeenCalledTimes(2)
  await act(async () => finish())
})

test('what is wrong with a field that the form does not show is said above it', async () => {
  render(<Page send={async () => ({ name: 'Trop long.', cardId: 'Cette carte n’existe plus.' })} />)
  await click('Partie')
  await click('Envoyer')
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Cette carte n’existe plus\.$/)
  expect(screen.getByLabelText('Nom')).toHaveAccessibleDescription('Trop long.')
})
