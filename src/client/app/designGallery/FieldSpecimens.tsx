import { useState } from 'react'
import { SelectField } from '../../design/fields/SelectField'
import { TextField } from '../../design/fields/TextField'
import { designGalleryCopy as copy } from './designGalleryCopy'
import { Specimens } from './Specimens'

export const PLACES = [
  { value: 'office', label: copy.office },
  { value: 'event', label: copy.event },
]

export function FieldSpecimens() {
  const [company, setCompany] = useState<string>(copy.companyValue)
  const [email, setEmail] = useState('')
  const [wrongEmail, setWrongEmail] = useState<string>(copy.wrongEmail)
  const [password, setPassword] = useState<string>(copy.passwordValue)
  const [floor, setFloor] = useState('')
  const [notes, setNotes] = useState<string>(copy.notesValue)
  const [place, setPlace] = useState('office')
  return (
    <Specimens title={copy.sections.fields}>
      <TextField label={copy.company} value={company} onChange={setCompany} isRequired />
      <TextField
        label={copy.email}
        type="email"
        hint={copy.emailHint}
        value={email}
        onChange={setEmail}
      />
      <TextField
        label={copy.email}
        type="email"
        error={copy.emailError}
        value={wrongEmail}
        onChange={setWrongEmail}
      />
      <TextField label={copy.password} type="password" value={password} onChange={setPassword} />
      <TextField label={copy.floor} value={floor} onChange={setFloor} isOptional />
      <TextField label={copy.notes} value={notes} onChange={setNotes} multiline />
      <SelectField label={copy.country} options={PLACES} value={place} onChange={setPlace} />
    </Specimens>
  )
}
