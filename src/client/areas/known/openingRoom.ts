import type { OpeningHeight } from '../../state/openingStorage'
import styles from './OpeningPlace.module.css'

/** Room for the last order, as much as it took the last time, or as much as one usually takes; null where there was none. */
export const openingRoom = (height: OpeningHeight) =>
  height === 'none'
    ? null
    : { className: styles.room, style: height === null ? undefined : { minHeight: height } }
