import { classNames } from './classNames'
import styles from './Picture.module.css'

const widths = { thumb: 112, card: 480, large: 720 }

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
  return (
    <img
      className={classNames(styles.picture, size !== 'card' && styles[size])}
      src={src}
      alt={alt}
      width={width}
      height={size === 'thumb' ? width : (width * 3) / 4}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      {...(isFirst && BEFORE_OTHERS)}
    />
  )
}
