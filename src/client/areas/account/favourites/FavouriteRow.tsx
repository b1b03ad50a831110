import { useEffect, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router-dom'
import type { FavouriteRow_favourite$key } from '#generated/relay/FavouriteRow_favourite.graphql'
import { storefrontForKey } from '#domain/catalogue/storefronts'
import { articleLink } from '../../../config/articleLink'
import { Button } from '../../../design/buttons/Button'
import { withAncestors } from '../../../design/focus/giveFocusBack'
import { Picture } from '../../../design/pictures/Picture'
import { Price } from '../../../design/text/Price'
import { useFocusOnLeave } from '../../../design/focus/useFocusOnLeave'
import { useToast } from '../../../design/notices/useToast'
import { useUndo } from '../../../design/notices/useUndo'
import { VisuallyHidden } from '../../../design/text/VisuallyHidden'
import { onReconnect } from '../../../services/connection'
import { useFavouriteRequest } from '../../favourites/useFavouriteRequest'
import styles from './Favourites.module.css'
import { favouritesPageCopy as copy } from './favouritesPageCopy'

/** A dish that is kept: the way to its sheet, and out of the list, with ten seconds to have it back; once more when the connection is back. */
export function FavouriteRow({ favourite }: { favourite: FavouriteRow_favourite$key }) {
  const { id, name, pictureUrl, price, lineId } = useFragment(
    graphql`
      fragment FavouriteRow_favourite on Favourite {
        id
        name
        pictureUrl
        price
        lineId
      }
    `,
    favourite,
  )
  const toast = useToast()
  const undoable = useUndo()
  const send = useFavouriteRequest(id, name, toast)
  const [isRemoving, setRemoving] = useState(false)
  const [isLost, setLost] = useState(false)

  const remove = async () => {
    setRemoving(true)
    const outcome = await send(false)
    setRemoving(false)
    setLost(!outcome.ok && outcome.isLost)
    if (outcome.ok) undoable(copy.removed(name), () => void send(true))
    return outcome.ok
  }
  useEffect(() => (isLost ? onReconnect(() => void remove()) : undefined))

  const keepFocus = useFocusOnLeave()
  const press = async (button: Element) => {
    const chain = withAncestors(button)
    if (await remove()) keepFocus(chain)
  }
  return (
    <li className={styles.favourite}>
      <div className={styles.picture}>
        <Picture src={pictureUrl} alt="" size="card" />
      </div>
      <div className={styles.words}>
        <h2>
          <Link {...articleLink(storefrontForKey(lineId), 'product', id)}>{name}</Link>
        </h2>
        <Price cents={price} suffix="HT" />
      </div>
      <Button
        variant="quiet"
        size="small"
        isBusy={isRemoving}
        onClick={({ currentTarget }) => void press(currentTarget)}
      >
        {copy.remove}
        <VisuallyHidden> {copy.ofFavourites(name)}</VisuallyHidden>
      </Button>
    </li>
  )
}
