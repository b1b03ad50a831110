import { Chip } from '../../../design/buttons/Chip'
import { useHasFavourites } from '../../favourites/useShownFavourites'
import { catalogueCopy } from '../catalogue/catalogueCopy'

type Props = { isOn: boolean; onToggle: () => void }

/** For a customer with a favourite, and for one who has just removed the last and wants the whole list back. */
export function FavouritesChip({ isOn, onToggle }: Props) {
  const hasFavourites = useHasFavourites()
  if (!hasFavourites && !isOn) return null
  return (
    <Chip isOn={isOn} onToggle={onToggle}>
      {catalogueCopy.favourites}
    </Chip>
  )
}
