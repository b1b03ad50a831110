import { useId, useState, type ReactNode } from 'react'
import { useField } from 'react-final-form'
import { formatSiren, type RegisteredCompany } from '#domain/customer/registeredCompany'
import { Field } from '../../design/fields/Field'
import fieldStyles from '../../design/fields/Field.module.css'
import { fieldMessage } from '../../design/fields/fieldMessage'
import { useSuggestions } from '../../design/fields/useSuggestions'
import { VisuallyHidden } from '../../design/text/VisuallyHidden'
import { companyCopy as copy } from './companyCopy'
import styles from './CompanyField.module.css'
import { useCompanySearch } from './useCompanySearch'

type Props = {
  name: string
  label: ReactNode
  hint?: ReactNode
  maxLength?: number
  isRequired?: boolean
  isOptional?: boolean
  /** French words for what is wrong with the value, or undefined. */
  validate?: (value: string) => string | undefined
  /** Told of a company that was chosen; its name is in the field already. */
  onChoose?: (company: RegisteredCompany) => void
}

const NO_SEARCH = ''

/** The name of a company in the surrounding form, typed by hand or taken from the companies that are proposed. */
export function CompanyField({ name, validate, onChoose, isRequired, maxLength, ...field }: Props) {
  const { input, meta } = useField<string>(name, {
    ...(validate ? { validate: (value?: string) => validate(value ?? '') } : {}),
    parse: (value: string) => value,
    defaultValue: '',
  })
  const [searched, setSearched] = useState(NO_SEARCH)
  const companies = useCompanySearch(searched)
  const inputId = useId()

  const type = (text: string) => {
    input.onChange(text)
    setSearched(text)
  }
  const choose = (company: RegisteredCompany) => {
    input.onChange(company.name)
    setSearched(NO_SEARCH)
    onChoose?.(company)
  }
  const { isListShown, highlightedIndex, ...suggestions } = useSuggestions({
    items: companies,
    inputId,
    text: input.value,
    textOf: (company) => company.name,
    onType: type,
    onChoose: choose,
  })

  return (
    <Field {...field} id={inputId} error={fieldMessage(meta)}>
      {(control) => (
        <div className={styles.anchor}>
          <input
            {...suggestions.getInputProps({
              ...control,
              name,
              maxLength,
              'aria-required': isRequired || undefined,
              className: fieldStyles.control,
              onFocus: () => input.onFocus(),
              onBlur: () => input.onBlur(),
            })}
            // Its label is the field's own.
            aria-labelledby={undefined}
            autoComplete="organization"
          />
          <ul
            className={styles.list}
            data-shown={isListShown}
            {...suggestions.getMenuProps({ 'aria-label': copy.proposals })}
          >
            {isListShown &&
              companies.map((company, index) => (
                <li
                  key={company.siret}
                  className={styles.option}
                  data-highlighted={highlightedIndex === index}
                  {...suggestions.getItemProps({ item: company, index })}
                >
                  <span className={styles.name}>{company.name}</span>{' '}
                  <span className={styles.facts}>
                    {copy.facts(company.town, formatSiren(company.siren))}
                  </span>
                </li>
              ))}
          </ul>
          <VisuallyHidden role="status">
            {isListShown && copy.proposed(companies.length)}
          </VisuallyHidden>
        </div>
      )}
    </Field>
  )
}
