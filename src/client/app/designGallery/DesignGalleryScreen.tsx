import { ButtonSpecimens } from './ButtonSpecimens'
import { ChoiceSpecimens } from './ChoiceSpecimens'
import styles from './DesignGallery.module.css'
import { designGalleryCopy as copy } from './designGalleryCopy'
import { DialogSpecimen } from './DialogSpecimen'
import { FieldSpecimens } from './FieldSpecimens'
import { FigureSpecimens } from './FigureSpecimens'
import { FormSpecimen } from './FormSpecimen'
import { GuestSpecimens } from './GuestSpecimens'
import { MessageSpecimens } from './MessageSpecimens'
import { PageSpecimens } from './PageSpecimens'
import { WaitingSpecimens } from './WaitingSpecimens'

/** Every primitive of `design` in each of its states, for developers who build screens of them. */
export function DesignGalleryScreen() {
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1>{copy.title}</h1>
        <p>{copy.lead}</p>
      </header>
      <ButtonSpecimens />
      <FieldSpecimens />
      <FormSpecimen />
      <ChoiceSpecimens />
      <MessageSpecimens />
      <FigureSpecimens />
      <WaitingSpecimens />
      <DialogSpecimen />
      <GuestSpecimens />
      <PageSpecimens />
    </article>
  )
}
