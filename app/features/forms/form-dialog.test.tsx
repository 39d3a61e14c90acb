// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ApiProblem } from '#app/lib/api/client.ts';
import { messagesOf } from '#app/messages/language-messages.ts';
import { chooseFile, showPart } from '#app/testing/shown-page.tsx';
import { FormDialog } from './form-dialog.tsx';
import { TextField } from './text-field.tsx';

const { admin: words, adminFrame, guide, uploads } = messagesOf('en');
const SCHEMA = z.strictObject({ name: z.string().max(10), city: z.string() });

type Input = z.infer<typeof SCHEMA>;
type More = Partial<Parameters<typeof FormDialog<Input>>[0]>;

function open(more: More = {}, answer?: Parameters<typeof showPart>[1]) {
  const onClose = vi.fn();
  const send = vi.fn<NonNullable<More['send']>>(async () => undefined);
  const shown = showPart(
    <main>
      <FormDialog
        title="Club"
        schema={SCHEMA}
        missing={words.fillRequired}
        send={send}
        saved="The club was saved"
        onClose={onClose}
        {...more}
      >
        {(errors) => (
          <>
            <TextField name="name" label="Name" errors={errors} />
            <TextField name="city" label="City" errors={errors} />
            <input type="file" name="file" aria-label="Picture" />
            {errors.file && <p>{errors.file}</p>}
          </>
        )}
      </FormDialog>
    </main>,
    answer,
  );
  const field = (label: string) => shown.screen.getByLabelText<HTMLInputElement>(label);
  const press = (name: string) => shown.user.click(shown.screen.getByRole('button', { name }));
  const fill = async (name: string, city: string) => {
    if (name) await shown.user.type(field('Name'), name);
    if (city) await shown.user.type(field('City'), city);
  };
  return { ...shown, send, onClose, field, press, fill };
}

/** The error of a call that the server refused. */
function refusal(status: number, code: string, more: object = {}): ApiProblem {
  return new ApiProblem(status, { code, detail: code, ...more });
}

test('a filled form is sent trimmed, closes, and says that it was saved', async () => {
  const { fill, press, send, onClose, screen } = open();
  await fill(' Chui ', 'Moshi');
  await press(words.save);
  await screen.findByText('The club was saved');
  expect(send.mock.calls.map(([input]) => input)).toEqual([{ name: 'Chui', city: 'Moshi' }]);
  expect(onClose).toHaveBeenCalledOnce();
});

test('a form with a fault is not sent: words stand beside each field, the first of which has the focus', async () => {
  const { fill, press, send, field, screen } = open();
  await fill('A name that is long', '');
  await press(words.save);
  expect(screen.getByRole('alert').textContent).toBe(words.fillRequired);
  expect(screen.getByText(guide.faults.tooLong(10))).toBeTruthy();
  expect(screen.getByText(words.fieldMissing)).toBeTruthy();
  expect(document.activeElement).toBe(field('Name'));
  expect(send).not.toHaveBeenCalled();
});

test('a field that is being corrected is no longer called wrong, and with the last one the form is not', async () => {
  const { fill, press, field, screen, user } = open();
  await press(words.save);
  await user.type(field('City'), 'M');
  expect([field('Name'), field('City')].map((it) => it.getAttribute('aria-invalid'))).toEqual([
    'true',
    null,
  ]);
  expect(screen.queryByRole('alert')).not.toBeNull();
  await fill('C', '');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a refused form stays open with the words of the server, and is sent again under the same key', async () => {
  const send = vi.fn<NonNullable<More['send']>>();
  const errors = [{ field: 'name', message: 'This name is taken' }];
  send.mockRejectedValueOnce(refusal(422, 'INVALID', { detail: 'Not that', errors }));
  const { fill, press, onClose, screen } = open({ send, failed: 'The club was not saved.' });
  await fill('Chui', 'Moshi');
  await press(words.save);
  expect((await screen.findByRole('alert')).textContent).toBe('The club was not saved. Not that');
  expect(screen.getByText('This name is taken')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  await press(words.save);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const [first, second] = send.mock.calls.map(([, sent]) => sent.key);
  expect(second).toBe(first);
});

test('somebody who is no longer signed in gets a link to do so beside the form', async () => {
  const send = () => Promise.reject(refusal(401, 'SIGNED_OUT'));
  const { fill, press, screen } = open({ send });
  await fill('Chui', 'Moshi');
  await press(words.save);
  const link = await screen.findByRole('link', { name: guide.signInBeside });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/sign-in', '_blank']);
});

test('a form may report an error in words of its own', async () => {
  const send = () => Promise.reject(new Error('same'));
  const reportOf = () => ({ problem: 'There is one already', errors: { name: 'Taken' } });
  const { fill, press, screen } = open({ send, reportOf });
  await fill('Chui', 'Moshi');
  await press(words.save);
  expect((await screen.findByRole('alert')).textContent).toBe('There is one already');
  expect(screen.getByText('Taken')).toBeTruthy();
});

test('a button that is pressed twice sends once, and is shut meanwhile', async () => {
  let finish = () => {};
  const send = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const { fill, press, screen, onClose } = open({ send });
  await fill('Chui', 'Moshi');
  await press(words.save);
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: words.saving });
  expect(button.disabled).toBe(true);
  await press(words.saving);
  finish();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(send).toHaveBeenCalledOnce();
});

test('a saved form is taken back from the toast', async () => {
  const undo = vi.fn(async () => undefined);
  const { fill, press, screen } = open({ undo });
  await fill('Chui', 'Moshi');
  await press(words.save);
  await screen.findByText('The club was saved');
  await press(adminFrame.undo);
  expect(undo).toHaveBeenCalledOnce();
});

test('the cross asks before entered text is lost, and closes an untouched form at once', async () => {
  const { press, fill, onClose, screen } = open();
  await press(words.close);
  expect(onClose).toHaveBeenCalledOnce();
  await fill('Chui', '');
  await press(words.close);
  expect(screen.getByRole('alertdialog', { name: guide.notSavedYet })).toBeTruthy();
  await press(guide.goOn);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await press(words.close);
  await press(guide.discard);
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('a file that is no picture is refused before anything is sent', async () => {
  const { fill, press, field, send, screen } = open();
  await fill('Chui', 'Moshi');
  const transfer = new DataTransfer();
  transfer.items.add(new File(['%PDF'], 'crest.pdf', { type: 'application/pdf' }));
  field('Picture').files = transfer.files;
  await press(words.save);
  expect(await screen.findByText(uploads.pictureType)).toBeTruthy();
  expect(send).not.toHaveBeenCalled();
});

test('a photo of a phone that is HEIC under the name of a JPEG is refused with the way out', async () => {
  const { fill, press, field, send, screen } = open();
  await fill('Chui', 'Moshi');
  const transfer = new DataTransfer();
  const bytes = '\0\0\0\u0018ftypheic\0\0\0\0mif1heic';
  transfer.items.add(new File([bytes], 'IMG_2041.jpg', { type: 'image/jpeg' }));
  field('Picture').files = transfer.files;
  await press(words.save);
  expect(await screen.findByText(uploads.heic)).toBeTruthy();
  expect(send).not.toHaveBeenCalled();
});

test('a picture goes with the form', async () => {
  const { fill, press, field, send } = open();
  await fill('Chui', 'Moshi');
  chooseFile(field('Picture'), 'crest.png', 'png');
  await press(words.save);
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(send.mock.calls[0]![1].picture?.file.name).toBe('crest.png');
});

test('a form whose fields are all filled in, one of them wrongly, is not called empty', async () => {
  const { fill, press, screen } = open();
  await fill('A name that is long', 'Moshi');
  await press(words.save);
  expect(screen.getByRole('alert').textContent).toBe(guide.faults.above);
});
