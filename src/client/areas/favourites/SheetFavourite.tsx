import { FavouriteSlot } from './FavouriteSlot'
import styles from './SheetFavourite.module.css'

type Props = { productId: string; name: string }

/** The heart of a dish over the picture of its sheet. */
export const SheetFavourite = (props: Props) => (
  <div className={styles.mark}>
    <FavouriteSlot {...props} />
  </div>
)
