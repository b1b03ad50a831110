import { graphql, useFragment } from 'react-relay/hooks'
import type { PasskeyList_profile$key } from '#generated/relay/PasskeyList_profile.graphql'
import { useToast } from '../../../design/notices/useToast'
import { knowsPasskeys } from '../../../services/passkeys/passkeys'
import { AddPasskey } from '../../access/passkeys/AddPasskey'
import styles from '../cards/CardList.module.css'
import { useDeletion } from '../useDeletion'
import { DeletePasskeyDialog } from './DeletePasskeyDialog'
import { passkeyListCopy as copy } from './passkeyListCopy'
import { PasskeyRow, type NamedPasskey } from './PasskeyRow'

/** The customer's passkeys, and the way to another one. */
export function PasskeyList({ profile }: { profile: PasskeyList_profile$key }) {
  const { passkeys } = useFragment(
    graphql`
      fragment PasskeyList_profile on CustomerProfile {
        passkeys {
          id
          ...PasskeyRow_passkey
        }
      }
    `,
    profile,
  )
  const { kept, headingRef, toDelete, setToDelete, close, closeDeleted } = useDeletion<
    (typeof passkeys)[number],
    NamedPasskey
  >(passkeys)
  const toast = useToast()

  return (
    <section className={styles.section} aria-labelledby="passkeys">
      <h2 ref={headingRef} id="passkeys" tabIndex={-1}>
        {copy.title}
      </h2>
      <p>{copy.lead}</p>
      {kept.length === 0 ? (
        <p>{copy.none}</p>
      ) : (
        <ul className={styles.list} aria-labelledby="passkeys">
          {kept.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onDelete={setToDelete} />
          ))}
        </ul>
      )}
      {knowsPasskeys() ? (
        <AddPasskey onAdded={() => toast(copy.created)} />
      ) : (
        <p>{copy.unavailable}</p>
      )}
      {toDelete && (
        <DeletePasskeyDialog
          passkey={toDelete}
          onClose={close}
          onDeleted={() => closeDeleted(toDelete)}
        />
      )}
    </section>
  )
}
