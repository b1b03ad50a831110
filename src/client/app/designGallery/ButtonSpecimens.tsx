import X from 'lucide-react/icons/x'
import { paths } from '../../config/paths'
import { Button } from '../../design/buttons/Button'
import { IconButton } from '../../design/buttons/IconButton'
import { LinkButton } from '../../design/buttons/LinkButton'
import styles from './DesignGallery.module.css'
import { designGalleryCopy as copy } from './designGalleryCopy'
import { Specimens } from './Specimens'

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const
const SIZES = ['small', 'medium', 'large'] as const

export function ButtonSpecimens() {
  return (
    <Specimens title={copy.sections.buttons}>
      {VARIANTS.map((variant) => (
        <div key={variant} className={styles.row}>
          <Button variant={variant}>{copy.variants[variant]}</Button>
          <Button variant={variant} isBusy>
            {copy.busy}
          </Button>
          <Button variant={variant} disabled>
            {copy.disabled}
          </Button>
        </div>
      ))}
      <div className={styles.row}>
        {SIZES.map((size) => (
          <Button key={size} size={size}>
            {copy[size]}
          </Button>
        ))}
      </div>
      <div className={styles.row}>
        <LinkButton to={paths.home.build()} variant="secondary">
          {copy.link}
        </LinkButton>
        <IconButton label={copy.close}>
          <X aria-hidden />
        </IconButton>
      </div>
      <Button fullWidth>{copy.wide}</Button>
    </Specimens>
  )
}
