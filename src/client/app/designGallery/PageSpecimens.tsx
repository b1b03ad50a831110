import { config } from '../../config/config'
import { NarrowPage } from '../../design/layout/NarrowPage'
import { Picture } from '../../design/pictures/Picture'
import { ScrollArea } from '../../design/layout/ScrollArea'
import styles from './DesignGallery.module.css'
import { designGalleryCopy as copy } from './designGalleryCopy'
import { Specimens } from './Specimens'

const PICTURE = `${config.staticUrl}/pictures/avocado-toast.svg`

export function PageSpecimens() {
  return (
    <Specimens title={copy.sections.page}>
      <div className={styles.row}>
        <Picture src={PICTURE} alt={copy.picture} size="thumb" />
      </div>
      <Picture src={PICTURE} alt={copy.picture} />
      <Picture src={PICTURE} alt={copy.picture} size="large" />
      <ScrollArea label={copy.scrollArea} className={styles.low}>
        <p>{copy.scrollText}</p>
      </ScrollArea>
      <div className={styles.wide}>
        <NarrowPage title={copy.pageTitle} lead={copy.pageLead}>
          <p>{copy.pageText}</p>
        </NarrowPage>
      </div>
    </Specimens>
  )
}
