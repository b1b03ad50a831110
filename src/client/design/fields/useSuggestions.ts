import { useCombobox, type UseComboboxGetInputPropsOptions } from 'downshift'
import { revealOption } from './revealOption'

type Options<Item> = {
  items: readonly Item[]
  inputId: string
  /** What stands in the field. */
  text: string
  textOf: (item: Item) => string
  onType: (text: string) => void
  onChoose: (item: Item) => void
  /** Whether typing reaches the first of them, so that Enter takes it. */
  reachesFirst?: boolean
}

// Downshift counts a list without a suggestion as open, and its first suggestion as reached.
const WITHOUT_LIST = { 'aria-expanded': false, 'aria-activedescendant': '' }

/** A field in which one types freely, with a list of suggestions under it. */
export function useSuggestions<Item>({
  items,
  inputId,
  text,
  textOf,
  onType,
  onChoose,
  reachesFirst = false,
}: Options<Item>) {
  const combobox = useCombobox<Item>({
    items: [...items],
    inputId,
    inputValue: text,
    selectedItem: null,
    itemToString: (item) => (item === null ? '' : textOf(item)),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem !== null) onChoose(selectedItem)
    },
    scrollIntoView: revealOption,
    stateReducer: (state, { type: change, changes }) => {
      switch (change) {
        // Leaving the field or Escape must not wipe what was typed, nor choose what the arrows had reached.
        case useCombobox.stateChangeTypes.InputBlur:
          return { ...changes, inputValue: state.inputValue, selectedItem: null }
        case useCombobox.stateChangeTypes.InputKeyDownEscape:
          return { ...state, isOpen: false, highlightedIndex: -1 }
        case useCombobox.stateChangeTypes.InputChange:
          return reachesFirst ? { ...changes, highlightedIndex: 0 } : changes
        default:
          return changes
      }
    },
  })
  const isListShown = combobox.isOpen && items.length > 0
  const { highlightedIndex, getLabelProps, getMenuProps, getItemProps } = combobox

  const getInputProps = (own: UseComboboxGetInputPropsOptions = {}) =>
    combobox.getInputProps({
      ...own,
      // At once: Downshift tells of a change only after React has rendered the old text again, which loses letters.
      onChange: ({ currentTarget }) => onType(currentTarget.value),
      // Downshift takes every Escape while there is text: without a list it belongs to the dialog around.
      onKeyDown: ({ key, nativeEvent }) => {
        if (key === 'Escape' && !isListShown) {
          Object.assign(nativeEvent, { preventDownshiftDefault: true })
        }
      },
      ...(isListShown ? {} : WITHOUT_LIST),
    })

  return { isListShown, highlightedIndex, getInputProps, getLabelProps, getMenuProps, getItemProps }
}
