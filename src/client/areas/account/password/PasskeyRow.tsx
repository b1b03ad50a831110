import KeyRound from 'lucide-react/icons/key-round'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PasskeyRow_passkey$key } from '#generated/relay/PasskeyRow_passkey.graphql'
import { formatDayOf } from '#domain/time/calendar'
import { Button } from '../../../design/buttons/Button'
import styles from '../cards/CardList.module.css'
import { passkeyListCopy as copy } from './passkeyListCopy'

export type NamedPasskey = { id: string; name: string }

/** One passkey: its name, since when, when it last signed in, and the way to be rid of it. */
export function PasskeyRow({
  passkey,
  onDelete,
}: {
  passkey: PasskeyRow_passkey$key
  onDelete: (passkey: NamedPasskey) => void
}) {
  const { id, name, createdAt, lastUsedAt } = useFragment(
    graphql`
      fragment PasskeyRow_passkey on Passkey {
        id
        name
        createdAt
        lastUsedAt
      }
    `,
    passkey,
  )
  const use = lastUsedAt == null ? copy.neverUsed : copy.used(formatDayOf(lastUsedAt))

  return (
    <li className={styles.card}>
      <KeyRound className={styles.icon} aria-hidden="true" />
      <div className={styles.facts}>
        <strong>{name}</strong>
        <span>{`${copy.added(formatDayOf(createdAt))}, ${use}`}</span>
      </div>
      <Button
        variant="quiet"
        size="small"
        aria-label={copy.deleteNamed(name)}
        onClick={() => onDelete({ id, name })}
      >
        {copy.delete}
      </Button>
    </li>
  )
}
