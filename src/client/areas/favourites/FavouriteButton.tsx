import Heart from 'lucide-react/icons/heart'
import { useSyncExternalStore } from 'react'
import { IconButton } from '../../design/buttons/IconButton'
import { useToast } from '../../design/notices/useToast'
import styles from './FavouriteButton.module.css'
import { favouritesCopy as copy } from './favouritesCopy'
import type { FavouriteStore } from './favouriteStore'
import { useFavouriteRequest } from './useFavouriteRequest'

type Props = { favourites: FavouriteStore; productId: string; name: string }

/** Keeps a dish among the favourites, or takes it out. Its name stays: whether it is pressed says which of both. */
export function FavouriteButton({ favourites, productId, name }: Props) {
  const toast = useToast()
  const read = () => favourites.shown().has(productId)
  const isKept = useSyncExternalStore(favourites.subscribe, read, read)
  const send = useFavouriteRequest(productId, name, toast)
  return (
    <IconButton
      className={styles.heart}
      label={copy.keep(name)}
      title={isKept ? copy.remove : copy.add}
      aria-pressed={isKept}
      onClick={() => favourites.wish(productId, !isKept, send)}
    >
      <Heart aria-hidden="true" />
    </IconButton>
  )
}
