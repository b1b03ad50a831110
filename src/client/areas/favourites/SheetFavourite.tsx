import { useState } from 'react'
import { Notice } from '../../design/Notice'
import { FavouriteSlot } from './FavouriteSlot'
import styles from './SheetFavourite.module.css'

type Props = { productId: string; name: string }

/** The heart of a dish over the picture of its sheet. A notice over the page would stand behind the sheet: it is said here. */
export function SheetFavourite(props: Props) {
  const [failure, setFailure] = useState<string | null>(null)
  return (
    <>
      <div className={styles.mark}>
        <FavouriteSlot {...props} onFailure={setFailure} />
      </div>
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
    </>
  )
}
