import './orders.css';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Action } from '@bivouac/kernel';
import { Choice } from '../setup/choice.tsx';
import { PageDialog } from '../table/dialogs/dialog.tsx';
import { useTools } from '../table/page/table-context.ts';
import { changesBetween, type OrderLine, type Orders, toStaff, withAnswer } from './order-lists.ts';
import { PolicyList } from './policy-list.tsx';
import { type SeatOrders, useMayOrder, useOrders } from './use-orders.ts';

interface OrdersDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What is answered for whoever looks on while he is away. Nobody else's screen ever shows it. */
export function OrdersDialog({ open, onClose }: OrdersDialogProps) {
  const { t } = useTranslation();
  const may = useMayOrder();
  // What one player had open does not come up again for the next.
  useEffect(() => {
    if (open && !may) onClose();
  }, [open, may, onClose]);
  return (
    <PageDialog title={t('orders.title')} wide open={open && may} onClose={onClose}>
      <PolicyList />
      <OrdersNow onClose={onClose} />
    </PageDialog>
  );
}

function OrdersNow({ onClose }: Pick<OrdersDialogProps, 'onClose'>) {
  const orders = useOrders();
  return orders === null ? null : <OrdersForm key={orders.viewer} orders={orders} onClose={onClose} />;
}

interface OrdersFormProps {
  readonly orders: SeatOrders;
  readonly onClose: () => void;
}

function OrdersForm({ orders, onClose }: OrdersFormProps) {
  const { t } = useTranslation();
  const { session, speech } = useTools();
  const { sections, standing } = orders;
  const [draft, setDraft] = useState<Orders>(standing);
  const changes = changesBetween(standing, draft);
  const all = sections.reduce((sum, { lines }) => sum + lines.length, 0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onClose();
    void session.order(changes);
  };
  return (
    <form className="orders" onSubmit={submit}>
      <p className="note">{t('orders.about')}</p>
      <div className="buttons">
        <button type="button" className="button" onClick={() => setDraft(toStaff(sections))}>
          {t('orders.toStaff')}
        </button>
        <button type="button" className="button" onClick={() => setDraft(new Map())}>
          {t('orders.askAll')}
        </button>
      </div>
      {sections.map(({ title, lines }) => (
        <fieldset key={title.en}>
          <legend>{speech.of(title)}</legend>
          {lines.map((line) => (
            <OrderChoice
              key={line.window}
              line={line}
              answer={draft.get(line.window) ?? null}
              onAnswer={(answer) => setDraft(withAnswer(draft, line.window, answer))}
            />
          ))}
        </fieldset>
      ))}
      <div className="buttons orders-end">
        <button type="submit" className="button strong" disabled={changes.length === 0}>
          {t('orders.give')}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {t('setup.cancel')}
        </button>
        <p className="note" role="status">
          {t('orders.count', { count: draft.size, all })}
        </p>
      </div>
    </form>
  );
}

/** That a question is asked, in the list of its answers. */
const ASKED = '';

interface OrderChoiceProps {
  readonly line: OrderLine;
  readonly answer: Action | null;
  readonly onAnswer: (answer: Action | null) => void;
}

function OrderChoice({ line, answer, onAnswer }: OrderChoiceProps) {
  const { t } = useTranslation();
  const { speech } = useTools();
  const { title, note } = speech.orderAbout(line.window);
  const options = line.answers.map((one) => ({
    value: JSON.stringify(one),
    words: speech.order(line.window, one),
    answer: one,
  }));
  return (
    <Choice
      label={title}
      note={note}
      value={answer === null ? ASKED : JSON.stringify(answer)}
      options={[{ value: ASKED, words: t('orders.askMe') }, ...options]}
      onValue={(value) => onAnswer(options.find((one) => one.value === value)?.answer ?? null)}
    />
  );
}
