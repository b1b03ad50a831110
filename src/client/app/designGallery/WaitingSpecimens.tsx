import { paths } from '../../config/paths'
import { EmptyState } from '../../design/EmptyState'
import { LinkButton } from '../../design/LinkButton'
import { Skeleton } from '../../design/Skeleton'
import { Spinner } from '../../design/Spinner'
import { Stack } from '../../design/Stack'
import styles from './DesignGallery.module.css'
import { designGalleryCopy as copy } from './designGalleryCopy'
import { Specimens } from './Specimens'

export function WaitingSpecimens() {
  return (
    <Specimens title={copy.sections.waiting}>
      <Stack>
        <Skeleton shape="block" height="8rem" />
        <Skeleton width="60%" />
        <Skeleton width="40%" />
      </Stack>
      <div className={styles.row}>
        <Skeleton shape="round" width="3rem" height="3rem" />
        <Spinner label={copy.loading} />
      </div>
      <div className={styles.wide}>
        <EmptyState
          title={copy.emptyTitle}
          action={<LinkButton to={paths.home.build()}>{copy.link}</LinkButton>}
        >
          {copy.empty}
        </EmptyState>
      </div>
    </Specimens>
  )
}
