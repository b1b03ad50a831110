import Search from 'lucide-react/icons/search'
import { catalogueCopy } from '../catalogue/catalogueCopy'
import styles from './FilterFields.module.css'
import { useTypedFilter } from './useTypedFilter'

type Props = { value: string; onChange: (search: string) => void }

const trimmed = (text: string) => text.trim()

export function SearchField({ value, onChange }: Props) {
  const { input, typed, setTyped, send } = useTypedFilter(value, trimmed, onChange)
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Search size={18} aria-hidden="true" />
      <input
        ref={input}
        type="search"
        className={styles.control}
        aria-label={catalogueCopy.search}
        placeholder={catalogueCopy.search}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={80}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </form>
  )
}
