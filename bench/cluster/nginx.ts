import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createProgram, listens, type Program } from './program.ts';

type NginxOptions = {
  /** The program. */
  file: string;
  folder: string;
  /** A port that is listened on when it serves. */
  port: number;
  modules?: readonly string[];
  /** Inside `http { }`. */
  http: string;
};

const MODULES = '/usr/lib/nginx/modules';
export const NCHAN_MODULES = ['ngx_nchan_module.so', 'ngx_http_headers_more_filter_module.so'].map(
  (name) => `${MODULES}/${name}`,
);

export async function startNginx(options: NginxOptions): Promise<Program> {
  const { file, folder, port, modules = [], http } = options;
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o777);
  const config = join(folder, 'nginx.conf');
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    config,
    `${modules.map((path) => `load_module ${path};`).join('\n')}
worker_processes 2;
worker_rlimit_nofile 20000;
daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log warn;
events { worker_connections 19000; }
http {
  access_log off;
  ${places.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ${http}
}
`,
  );
  const program = createProgram({
    file,
    args: ['-c', config, '-e', `${folder}/error.log`],
    isReady: () => listens(port),
  });
  await program.start();
  return program;
}

/** Several nodes behind one port, as `deploy/nginx/wavu.conf` has it, with the cache of a CDN. */
export function frontConfig(port: number, nodes: readonly number[], folder: string): string {
  return `
  proxy_cache_path ${folder}/cache keys_zone=pages:10m;
  upstream wavu {
    ${nodes.map((node) => `server 127.0.0.1:${node} max_fails=0;`).join('\n    ')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port} backlog=4096;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_connect_timeout 2s;
    location / {
      proxy_pass http://wavu;
      proxy_cache pages;
      proxy_cache_lock on;
      proxy_cache_use_stale updating;
      add_header X-Cache $upstream_cache_status always;
    }
    location = /api/v1/live {
      proxy_pass http://wavu;
      proxy_buffering off;
      proxy_read_timeout 1h;
    }
  }`;
}

/** An edge, as `deploy/nginx/edge.conf` has it. */
export function edgeConfig(ports: { publish: number; read: number }): string {
  return `
  nchan_shared_memory_size 256M;
  map $arg_match $wavu_channel { "" all; default $arg_match; }
  server {
    listen 127.0.0.1:${ports.publish};
    location = /publish {
      nchan_publisher;
      nchan_channel_id $arg_channel;
      nchan_message_buffer_length 2;
      nchan_message_timeout 1d;
    }
  }
  server {
    listen 127.0.0.1:${ports.read} backlog=4096;
    location = /api/v1/live {
      nchan_subscriber http-raw-stream;
      nchan_channel_id $wavu_channel;
      nchan_subscriber_first_message -1;
      more_set_headers "Content-Type: text/event-stream; charset=utf-8";
      more_set_headers "Cache-Control: no-cache, no-transform";
    }
  }`;
}
