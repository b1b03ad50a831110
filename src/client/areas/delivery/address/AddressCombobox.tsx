import MapPin from 'lucide-react/icons/map-pin'
import X from 'lucide-react/icons/x'
import { useCallback, useEffect, useId, useState } from 'react'
import { useSuggestions } from '../../../design/fields/useSuggestions'
import type { AddressSuggestion } from '../../../services/geocoding'
import { AddressSearchStatus } from './AddressSearchStatus'
import { deliveryPanelCopy } from '../deliveryPanelCopy'
import { useAddressSearch } from './useAddressSearch'
import styles from './AddressCombobox.module.css'

type Props = {
  initialText: string
  onChoose: (suggestion: AddressSuggestion) => void
  /** Told of a street without a number; returns whether the number is to be typed here. */
  onStreet?: ((suggestion: AddressSuggestion) => Promise<boolean>) | undefined
  onType?: (() => void) | undefined
  /** Whether the street has no number at all: none is missing then. */
  isWithoutNumber?: boolean | undefined
  label?: string | undefined
  /** Whether the field has the focus as soon as it shows. */
  takesFocus?: boolean | undefined
}

const NO_SEARCH = ''

export function AddressCombobox({
  initialText,
  onChoose,
  onStreet,
  onType,
  isWithoutNumber = false,
  label = deliveryPanelCopy.address,
  takesFocus = true,
}: Props) {
  const [text, setText] = useState(initialText)
  const [searched, setSearched] = useState(NO_SEARCH)
  const [needsNumber, setNeedsNumber] = useState(false)
  const isNumberMissing = needsNumber && !isWithoutNumber
  const inputId = useId()
  const statusId = useId()
  const search = useAddressSearch(searched)

  const findInput = useCallback(() => {
    const input = document.getElementById(inputId)
    return input instanceof HTMLInputElement ? input : null
  }, [inputId])
  const focusInput = useCallback(
    (cursor?: number) => {
      const input = findInput()
      if (input === null) return
      input.focus({ preventScroll: true })
      if (cursor !== undefined) input.setSelectionRange(cursor, cursor)
    },
    [findInput],
  )
  useEffect(() => {
    if (takesFocus) focusInput()
  }, [takesFocus, focusInput])

  const type = (typed: string) => {
    setText(typed)
    setSearched(typed)
    setNeedsNumber(false)
    onType?.()
  }

  const choose = async (suggestion: AddressSuggestion) => {
    setText(suggestion.label)
    setSearched(NO_SEARCH)
    if (suggestion.houseNumber !== null) return onChoose(suggestion)
    if (onStreet && !(await onStreet(suggestion))) return
    // They may have typed on meanwhile.
    if (findInput()?.value !== suggestion.label) return
    // The customer only has to write the number: the street stays, the cursor waits in front of it.
    setText(` ${suggestion.label}`)
    setNeedsNumber(true)
    requestAnimationFrame(() => focusInput(0))
  }

  const { isListShown, highlightedIndex, ...suggestions } = useSuggestions({
    items: search.suggestions,
    inputId,
    text,
    textOf: (suggestion) => suggestion.label,
    onType: type,
    onChoose: (suggestion) => void choose(suggestion),
    reachesFirst: true,
  })

  return (
    <div className={styles.combobox}>
      <label className={styles.label} {...suggestions.getLabelProps()}>
        {label}
      </label>
      <div className={styles.field}>
        <MapPin className={styles.pin} size={20} aria-hidden="true" />
        <input
          className={styles.input}
          placeholder={deliveryPanelCopy.addressPlaceholder}
          aria-describedby={statusId}
          aria-invalid={isNumberMissing || undefined}
          spellCheck={false}
          enterKeyHint="search"
          {...suggestions.getInputProps()}
        />
        {text !== '' && (
          <button
            type="button"
            className={styles.clear}
            aria-label={deliveryPanelCopy.clearAddress}
            onClick={() => {
              type('')
              focusInput()
            }}
          >
            <X size={18} aria-hidden="true" />
          </button>
        )}
      </div>
      <AddressSearchStatus
        id={statusId}
        text={searched}
        status={search.status}
        count={search.suggestions.length}
        isNumberMissing={isNumberMissing}
        onRetry={search.retry}
      />
      <ul className={styles.list} data-shown={isListShown} {...suggestions.getMenuProps()}>
        {isListShown &&
          search.suggestions.map((suggestion, index) => (
            <li
              key={suggestion.id}
              className={styles.option}
              data-highlighted={highlightedIndex === index}
              {...suggestions.getItemProps({ item: suggestion, index })}
            >
              {suggestion.label}
            </li>
          ))}
      </ul>
    </div>
  )
}
