import { useEffect, useRef, type ComponentProps } from 'react'
import {
  PHOTOGRAPH_FORMATS,
  PHOTOGRAPH_WIDTHS,
  photographFile,
  type Photograph as PhotographFiles,
  type PhotographFormat,
} from '#domain/catalogue/photograph'
import styles from './Photograph.module.css'

const sources = ({ address }: PhotographFiles, format: PhotographFormat) =>
  PHOTOGRAPH_WIDTHS.map((width) => `${photographFile(address, width, format)} ${width}w`).join(', ')

/** A photograph in the size and format that the browser wants, on a ground that looks like it from afar until it comes. */
export function Photograph({
  photograph,
  sizes,
  alt,
  ...image
}: ComponentProps<'img'> & { photograph: PhotographFiles; sizes: string; alt: string }) {
  const ref = useRef<HTMLImageElement>(null)
  const { ground } = photograph

  useEffect(() => {
    const element = ref.current
    // Only a picture that is still on its way needs a ground, and its code.
    if (!element || element.complete) return
    import('./thumbHashGround').then(
      ({ thumbHashGround }) => {
        element.style.backgroundImage = thumbHashGround(ground)
      },
      // The picture comes without a ground.
      () => undefined,
    )
  }, [ground])

  return (
    <picture className={styles.photograph}>
      {PHOTOGRAPH_FORMATS.slice(0, -1).map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={sources(photograph, format)}
          sizes={sizes}
        />
      ))}
      <img {...image} ref={ref} alt={alt} srcSet={sources(photograph, 'jpg')} sizes={sizes} />
    </picture>
  )
}
