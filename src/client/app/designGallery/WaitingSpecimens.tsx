import { paths } from '../../config/paths'
import { EmptyState } from '../../design/notices/EmptyState'
import { LinkButton } from '../../design/buttons/LinkButton'
import { Skeleton } from '../../design/loading/Skeleton'
import { Spinner } from '../../design/loading/Spinner'
import { Stack } from '../../design/layout/Stack'
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
