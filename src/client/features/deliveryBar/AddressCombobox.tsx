import { useCombobox } from 'downshift'
import MapPin from 'lucide-react/icons/map-pin'
import X from 'lucide-react/icons/x'
import { useRef, useState } from 'react'
import type { AddressSuggestion } from '../../services/geocoding'
import { AddressSearchStatus } from './AddressSearchStatus'
import { deliveryBarCopy } from './deliveryBarCopy'
import { useAddressSearch } from './useAddressSearch'
import styles from './AddressCombobox.module.css'

type Props = {
  initialText: string
  onChoose: (suggestion: AddressSuggestion) => void
}

const NO_SEARCH = ''

export function AddressCombobox({ initialText, onChoose }: Props) {
  const [text, setText] = useState(initialText)
  const [searched, setSearched] = useState(NO_SEARCH)
  const [isNumberMissing, setNumberMissing] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const search = useAddressSearch(searched)

  const type = (typed: string) => {
    setText(typed)
    setSearched(typed)
    setNumberMissing(false)
  }

  const choose = (suggestion: AddressSuggestion) => {
    if (suggestion.houseNumber !== null) {
      setText(suggestion.label)
      setSearched(NO_SEARCH)
      onChoose(suggestion)
      return
    }
    // The customer only has to write the number: the street stays, the cursor waits in front of it.
    setText(` ${suggestion.label}`)
    setSearched(NO_SEARCH)
    setNumberMissing(true)
    requestAnimationFrame(() => {
      input.current?.focus()
      input.current?.setSelectionRange(0, 0)
    })
  }

  const combobox = useCombobox({
    items: [...search.suggestions],
    inputValue: text,
    selectedItem: null,
    itemToString: (suggestion) => suggestion?.label ?? '',
    onInputValueChange: ({ type: change, inputValue }) => {
      if (change === useCombobox.stateChangeTypes.InputChange) type(inputValue)
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) choose(selectedItem)
    },
    stateReducer: (state, { type: change, changes }) => {
      switch (change) {
        // Leaving the field or Escape must not wipe what was typed.
        case useCombobox.stateChangeTypes.InputBlur:
          return { ...changes, inputValue: state.inputValue, selectedItem: null }
        case useCombobox.stateChangeTypes.InputKeyDownEscape:
          return { ...state, isOpen: false, highlightedIndex: -1 }
        case useCombobox.stateChangeTypes.InputChange:
          return { ...changes, highlightedIndex: 0 }
        default:
          return changes
      }
    },
  })
  const isListShown = combobox.isOpen && search.suggestions.length > 0

  return (
    <div className={styles.combobox}>
      <label className={styles.label} {...combobox.getLabelProps()}>
        {deliveryBarCopy.address}
      </label>
      <div className={styles.field}>
        <MapPin className={styles.pin} size={20} aria-hidden="true" />
        <input
          className={styles.input}
          placeholder={deliveryBarCopy.addressPlaceholder}
          aria-describedby="address-search-status"
          aria-invalid={isNumberMissing || undefined}
          spellCheck={false}
          enterKeyHint="search"
          {...combobox.getInputProps({ ref: input })}
        />
        {text !== '' && (
          <button
            type="button"
            className={styles.clear}
            aria-label={deliveryBarCopy.clearAddress}
            onClick={() => {
              type('')
              input.current?.focus()
            }}
          >
            <X size={18} aria-hidden="true" />
          </button>
        )}
      </div>
      <ul className={styles.list} data-shown={isListShown} {...combobox.getMenuProps()}>
        {isListShown &&
          search.suggestions.map((suggestion, index) => (
            <li
              key={suggestion.id}
              className={styles.option}
              data-highlighted={combobox.highlightedIndex === index}
              {...combobox.getItemProps({ item: suggestion, index })}
            >
              {suggestion.label}
            </li>
          ))}
      </ul>
      <AddressSearchStatus
        id="address-search-status"
        text={searched}
        status={search.status}
        count={search.suggestions.length}
        isNumberMissing={isNumberMissing}
        onRetry={search.retry}
      />
    </div>
  )
}
