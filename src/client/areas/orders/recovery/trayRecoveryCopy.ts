export const trayRecoveryCopy = {
  title: 'Reprise des plateaux',
  lead: 'Vos plateaux sont réutilisables\u00a0: nous repassons les chercher après le repas.',
  when: (day: string, from: string, to: string) => `${day}, entre ${from} et ${to}`,
  noSlot: 'Heure à choisir',
  edit: 'Modifier',
  ofRecovery: 'la reprise des plateaux',
  day: 'Jour de la reprise',
  hour: 'Heure de la reprise',
  who: 'Qui remet les plateaux\u00a0?',
  sameContact: 'La personne qui reçoit la livraison',
  otherContact: 'Quelqu’un d’autre',
  name: 'Contact pour la reprise',
  phone: 'Son numéro',
  where: 'Où les reprendre\u00a0?',
  sameAddress: 'À l’adresse de livraison',
  otherAddress: 'Ailleurs',
  address: 'Adresse de la reprise',
  checking: 'Nous vérifions que nos coursiers y passent…',
  notDelivered:
    'Nos coursiers ne passent pas à cette adresse. Choisissez-en une autre, ou l’adresse de livraison.',
  failed:
    'Nous n’avons pas pu vérifier cette adresse. Vérifiez votre connexion puis choisissez-la de nouveau.',
  instructions: 'Consignes pour la reprise',
  instructionsHint: 'Local, quai, gardien…',
  request: {
    open: 'Demander la reprise des plateaux',
    change: 'Modifier la reprise',
    none: 'Aucune reprise n’est prévue pour ces plateaux.',
    send: 'Valider la reprise',
    done: 'Reprise des plateaux enregistrée.',
    closed:
      'Cette reprise ne peut plus être demandée en ligne. Appelez-nous pour convenir d’un passage\u00a0:',
    failed:
      'La reprise n’a pas pu être enregistrée. Vérifiez votre connexion puis réessayez, ou appelez-nous au',
  },
  errors: {
    recoveryContactName: 'Indiquez qui remet les plateaux.',
    recoveryContactPhone:
      'Saisissez un numéro français, par exemple 01\u00a023\u00a045\u00a067\u00a089.',
    recoveryAddress: 'Choisissez une adresse dans la liste.',
    recoveryInstructions: 'Ce texte est trop long.',
    selectedSlot: 'Choisissez une heure après la livraison.',
  },
} as const
