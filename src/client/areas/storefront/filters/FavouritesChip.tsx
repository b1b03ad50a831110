import { Chip } from '../../../design/buttons/Chip'
import { useHasFavourites } from '../../favourites/useShownFavourites'
import { catalogueCopy } from '../catalogue/catalogueCopy'

type Props = { isOn: boolean; onToggle: () => void }

/** For who has a favourite, and for who has taken the last one out and wants everything back. */
export function FavouritesChip({ isOn, onToggle }: Props) {
  const hasFavourites = useHasFavourites()
  if (!hasFavourites && !isOn) return null
  return (
    <Chip isOn={isOn} onToggle={onToggle}>
      {catalogueCopy.favourites}
    </Chip>
  )
}
