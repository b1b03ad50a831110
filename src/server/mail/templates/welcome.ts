import type { MailTemplate } from '../Mail'
import { aside, link, paragraph } from '../mailBlocks'
import { writeMail } from '../writeMail'

type WelcomeFacts = { firstname: string }

export const welcome: MailTemplate<WelcomeFacts> = ({ firstname }, links) =>
  writeMail({
    subject: 'Bienvenue chez Tablée',
    firstname,
    blocks: [
      paragraph(
        'Votre compte est ouvert. Choisissez une adresse, un jour et un créneau\u00a0: plateaux, menus, petits-déjeuners et pâtisseries arrivent à l’heure.',
      ),
      link('Voir la carte', links.home()),
      aside('Vos commandes et vos factures vous attendent dans votre compte.'),
    ],
  })
