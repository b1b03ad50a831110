import { photographOf } from '#domain/catalogue/photograph'
import { classNames } from '../classNames'
import { Photograph } from './Photograph'
import styles from './Picture.module.css'

const widths = { thumb: 112, card: 480, large: 720 }
/** How wide each is on the screen, for the browser to choose a photograph's size by. */
const sizesOnScreen = {
  thumb: '3.5rem',
  card: '(min-width: 36rem) 20rem, 6.5rem',
  large: '(min-width: 48rem) 24rem, 92vw',
}

// React 18 knows the attribute by its HTML name only.
const BEFORE_OTHERS = { fetchpriority: 'high' }

/** A picture of the static host. Its box is reserved before it comes, so that nothing jumps. */
export function Picture({
  src,
  alt,
  size = 'card',
  isFirst = false,
}: {
  src: string
  alt: string
  size?: 'thumb' | 'card' | 'large' | undefined
  /** One of those seen at once: it does not wait for the scroll. */
  isFirst?: boolean | undefined
}) {
  const width = widths[size]
  const image = {
    className: classNames(styles.picture, size !== 'card' && styles[size]),
    src,
    width,
    height: (width * 3) / 4,
    loading: isFirst ? ('eager' as const) : ('lazy' as const),
    decoding: 'async' as const,
    ...(isFirst && BEFORE_OTHERS),
  }
  const photograph = photographOf(src)
  return photograph ? (
    <Photograph {...image} alt={alt} photograph={photograph} sizes={sizesOnScreen[size]} />
  ) : (
    <img {...image} alt={alt} />
  )
}
