import { offeredStorefronts } from '#domain/catalogue/storefronts'
import { EmptyState } from '../../../design/notices/EmptyState'
import { LinkButton } from '../../../design/buttons/LinkButton'
import { useSession } from '../../../state/useSession'
import styles from './AccessNotice.module.css'
import { unknownLineCopy as copy } from './unknownLineCopy'

/** The address of a line that the shop does not have: no other day brings it. docs/rules/storefronts.md#keys-in-the-path */
export function UnknownLine() {
  const { user } = useSession()
  return (
    <EmptyState
      title={copy.title}
      action={
        <div className={styles.actions}>
          {offeredStorefronts(user?.type ?? null).map(({ slug, name, path }) => (
            <LinkButton key={slug} variant="secondary" to={path}>
              {name}
            </LinkButton>
          ))}
        </div>
      }
    >
      {copy.text}
    </EmptyState>
  )
}
