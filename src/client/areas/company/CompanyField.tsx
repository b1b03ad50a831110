import { useCombobox } from 'downshift'
import { useId, useState, type ReactNode } from 'react'
import { useField } from 'react-final-form'
import { formatSiren, type RegisteredCompany } from '#domain/customer/registeredCompany'
import { Field } from '../../design/Field'
import fieldStyles from '../../design/Field.module.css'
import { fieldMessage } from '../../design/fieldMessage'
import { revealOption } from '../../design/revealOption'
import { VisuallyHidden } from '../../design/VisuallyHidden'
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
  const combobox = useCombobox({
    items: [...companies],
    inputId,
    inputValue: input.value,
    selectedItem: null,
    itemToString: (company) => company?.name ?? '',
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) choose(selectedItem)
    },
    scrollIntoView: revealOption,
    stateReducer: (state, { type: change, changes }) => {
      switch (change) {
        // Leaving the field or Escape must not wipe what was typed, nor choose what the arrows had reached.
        case useCombobox.stateChangeTypes.InputBlur:
          return { ...changes, inputValue: state.inputValue, selectedItem: null }
        case useCombobox.stateChangeTypes.InputKeyDownEscape:
          return { ...state, isOpen: false, highlightedIndex: -1 }
        default:
          return changes
      }
    },
  })
  const isListShown = combobox.isOpen && companies.length > 0
  // Downshift counts a list without a proposal as open.
  const whenNoList = { 'aria-expanded': false, 'aria-activedescendant': '' }

  return (
    <Field {...field} id={inputId} error={fieldMessage(meta)}>
      {(control) => (
        <div className={styles.anchor}>
          <input
            {...combobox.getInputProps({
              ...control,
              name,
              maxLength,
              'aria-required': isRequired || undefined,
              className: fieldStyles.control,
              // At once: Downshift tells of a change only after React has rendered the old text again, which loses letters.
              onChange: ({ currentTarget }) => type(currentTarget.value),
              onFocus: () => input.onFocus(),
              onBlur: () => input.onBlur(),
              // Without a list Escape belongs to the dialog around.
              onKeyDown: ({ key, nativeEvent }) => {
                if (key === 'Escape' && !isListShown) {
                  Object.assign(nativeEvent, { preventDownshiftDefault: true })
                }
              },
              ...(isListShown ? {} : whenNoList),
            })}
            // Its label is the field's own.
            aria-labelledby={undefined}
            autoComplete="organization"
          />
          <ul
            className={styles.list}
            data-shown={isListShown}
            {...combobox.getMenuProps({ 'aria-label': copy.proposals })}
          >
            {isListShown &&
              companies.map((company, index) => (
                <li
                  key={company.siret}
                  className={styles.option}
                  data-highlighted={combobox.highlightedIndex === index}
                  {...combobox.getItemProps({ item: company, index })}
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
