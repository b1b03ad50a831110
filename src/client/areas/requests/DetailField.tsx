import { FormTextField } from '../../design/forms/FormTextField'
import { requestsCopy as copy } from './requestsCopy'

const DETAILS = {
  firstname: { label: copy.firstname, autoComplete: 'given-name' },
  lastname: { label: copy.lastname, autoComplete: 'family-name' },
  company: { label: copy.company, autoComplete: 'organization' },
  email: { label: copy.email, autoComplete: 'email', type: 'email' },
  phone: { label: copy.phone, autoComplete: 'tel', type: 'tel' },
} as const

type Props = { name: keyof typeof DETAILS; isOptional?: boolean }

/** A detail of the visitor who writes, the same in every form. */
export const DetailField = ({ name, isOptional = false }: Props) => (
  <FormTextField {...DETAILS[name]} name={name} isOptional={isOptional} isRequired={!isOptional} />
)
